import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/browser/api.ts'
import { PushDevice, PushDevices, PushKey } from '../../shared/push-contract.ts'
import { askPermission, findOwnHash, subscribe, unsubscribe } from './this-device.ts'

const path = '/api/push-subscriptions'
const queryKey = ['push-devices']

/** The devices of the host, and which of them is this one. */
export function usePushDevices() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const [devices, ownHash] = await Promise.all([callApi(path, { answer: PushDevices, signal }), findOwnHash()])
      return { devices, own: devices.find(({ endpointHash }) => endpointHash === ownHash) }
    },
    staleTime: 0,
    retry: false,
  })
}

function usePushMutation<Input, Answer>(call: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: call,
    networkMode: 'always',
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

/** Switches notifications on for this device. Resolves to false if the host has refused them in her browser. */
export function useSwitchOn() {
  return usePushMutation(async (_: undefined) => {
    if (!(await askPermission())) return false
    const { publicKey } = await callApi(`${path}/key`, { answer: PushKey })
    await callApi(path, { method: 'POST', body: await subscribe(publicKey), answer: PushDevice })
    return true
  })
}

export function useRemoveDevice() {
  return usePushMutation(async ({ device, isOwn }: { device: PushDevice; isOwn: boolean }) => {
    await callApi(`${path}/${encodeURIComponent(device.id)}`, { method: 'DELETE' })
    if (isOwn) await unsubscribe()
  })
}

/** Sends a notification to all devices. */
export function useSendTest() {
  return usePushMutation((_: undefined) => callApi(`${path}/test`, { method: 'POST', answer: PushDevices }))
}
