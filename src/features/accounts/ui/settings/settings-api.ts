import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/browser/api.ts'
import { CurrentUser } from '../../shared/account-contract.ts'
import {
  type AccountChange,
  type AccountDeletion,
  AccountSettings,
  Done,
  type EmailChange,
  type PasswordChange,
  SessionList,
} from '../../shared/account-settings-contract.ts'
import { currentUserQuery } from '../current-user.ts'

// Always refetched, because another device may have changed the settings.
const settingsQuery = queryOptions({
  queryKey: ['account-settings'],
  queryFn: ({ signal }) => callApi('/api/account', { answer: AccountSettings, signal }),
  staleTime: 0,
})

const sessionsQuery = queryOptions({
  queryKey: ['account-sessions'],
  queryFn: ({ signal }) => callApi('/api/account/sessions', { answer: SessionList, signal }),
  staleTime: 0,
})

export function useSettings() {
  return useQuery(settingsQuery)
}

export function useSessions() {
  return useQuery(sessionsQuery)
}

/** Changes the name or the choice of mails, and updates the cached current user. */
export function useChangeAccount() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: AccountChange) =>
      callApi('/api/account', { method: 'PATCH', body: change, answer: CurrentUser }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user)
      return queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey })
    },
  })
}

export function useRequestEmailChange() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: EmailChange) => callApi('/api/account/email', { method: 'PUT', body: change, answer: Done }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  })
}

export function useCancelEmailChange() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('/api/account/email', { method: 'DELETE', answer: Done }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  })
}

export function useConfirmEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) =>
      callApi('/api/account/email-confirmation', { method: 'POST', body: { token }, answer: Done }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  })
}

/** Sends the mail with the confirmation link again. */
export function useSendConfirmation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('/api/account/confirmation-mail', { method: 'POST', answer: Done }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  })
}

/** Confirms the account's address with the token of a mailed link. */
export function useConfirmAddress() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) =>
      callApi('/api/account/confirmation', { method: 'POST', body: { token }, answer: Done }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  })
}

export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: PasswordChange) =>
      callApi('/api/account/password', { method: 'PUT', body: change, answer: Done }),
    // Everything: with the other sessions ends what other features keep for them.
    onSuccess: () => queryClient.invalidateQueries(),
  })
}

/** Ends one session by its id; without an id all other sessions. */
export function useEndSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (sessionId?: string) =>
      callApi(sessionId === undefined ? '/api/account/sessions' : `/api/account/sessions/${sessionId}`, {
        method: 'DELETE',
        answer: Done,
      }),
    // Everything, as after a new password.
    onSettled: () => queryClient.invalidateQueries(),
  })
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (deletion: AccountDeletion) =>
      callApi('/api/account', { method: 'DELETE', body: deletion, answer: Done }),
  })
}
