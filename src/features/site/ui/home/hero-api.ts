import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/browser/api.ts'
import { ChosenHero } from '../../shared/hero-contract.ts'
import type { HeroOption } from '../../shared/hero-scenes.ts'

const path = '/api/hero'

/** The current hero scene, always refetched: another operator may have changed it. */
export function useHero() {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callApi(path, { answer: ChosenHero, signal }),
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  })
}

/** Changes the hero scene for all visitors. */
export function useChooseHero() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (hero: HeroOption) => callApi(path, { method: 'PUT', body: { hero }, answer: ChosenHero }),
    onSuccess: (chosen) => queryClient.setQueryData([path], chosen),
  })
}
