import { useEffect } from 'react'
import { useChangeSubscription } from '../subscription-calls.ts'
import { takeCardPageVisit } from './card-page-visit.ts'

/** Reads what the host has changed on the provider's page that she comes from. */
export function useReturnFromCardPage(): void {
  const { mutate } = useChangeSubscription()
  useEffect(() => {
    if (takeCardPageVisit()) mutate({ act: 'refresh' })
  }, [mutate])
}
