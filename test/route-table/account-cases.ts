import { givenHost, givenPassword } from '../given.ts'
import { plainPicture } from '../given-picture.ts'
import type { Route } from '../routes.ts'
import { body, consuming, forAll, forHosts, forOwner, nothing, type Row, type Scene, type Sent } from './row.ts'

async function withCaptcha({ as }: Scene, content: object): Promise<Sent> {
  await as.get('/api/captcha')
  return { body: { ...content, captcha: 'right' } }
}

/** A host whose address is unconfirmed, and the mailed token that confirms it. */
async function mailedConfirmation({ world }: Scene): Promise<Sent> {
  const { as, account } = await givenHost(world, { emailConfirmedAt: null })
  await as.post('/api/account/confirmation-mail')
  return { body: { token: await world.mailedToken(account.email) } }
}

async function mailedEmailChange({ world }: Scene): Promise<Sent> {
  const { as, account } = await givenHost(world)
  await as.put('/api/account/email', { email: `new-${account.email}`, currentPassword: givenPassword })
  return { body: { token: await world.mailedToken(`new-${account.email}`) } }
}

async function mailedReset({ world }: Scene): Promise<Sent> {
  const { account } = await givenHost(world)
  await world.anonymous.post('/api/auth/forgot-password', { email: account.email })
  return { body: { token: await world.mailedToken(account.email), password: 'a new one' } }
}

export const accountCalls: Record<Route, Row> = {
  'GET /api/account': forHosts(),
  'PATCH /api/account': forHosts(200, body({ name: 'Giulia C.' })),
  'DELETE /api/account': forHosts(200, {
    ...consuming,
    send: ({ email }) => ({ body: { confirmation: email, currentPassword: givenPassword } }),
  }),
  'GET /api/account/export': forHosts(),
  'PUT /api/account/password': forHosts(200, {
    ...consuming,
    ...body({ currentPassword: givenPassword, password: 'a new one' }),
  }),
  'PUT /api/account/email': forHosts(202, {
    send: ({ email }) => ({ body: { email: `new-${email}`, currentPassword: givenPassword } }),
  }),
  'DELETE /api/account/email': forHosts(200, nothing),
  'POST /api/account/email-confirmation': forAll(200, { send: mailedEmailChange }),
  'POST /api/account/confirmation': forAll(200, { send: mailedConfirmation }),
  'POST /api/account/confirmation-mail': forHosts(202, nothing),
  'GET /api/account/sessions': forHosts(),
  'DELETE /api/account/sessions': forHosts(200, { ...consuming, ...nothing }),
  'DELETE /api/account/sessions/:id': forOwner(200, {
    ...consuming,
    ...nothing,
    params: ({ of }) => ({ id: of.sessionId }),
  }),
  'GET /api/auth/me': forHosts(),
  'GET /api/captcha': forAll(),
  'POST /api/captcha/mail': forAll(202, { send: ({ name }) => ({ body: { email: `${name}@example.com` } }) }),
  'POST /api/auth/register': forAll(201, {
    ...consuming,
    send: (scene) =>
      withCaptcha(scene, { name: 'Eva', email: `${scene.name}-${scene.email}`, password: givenPassword }),
  }),
  'POST /api/auth/login': {
    statuses: [200, 200, 200, 403, 200],
    ...consuming,
    send: ({ email }) => ({ body: { email, password: givenPassword } }),
  },
  'POST /api/auth/logout': forAll(200, { ...consuming, ...nothing }),
  'POST /api/auth/forgot-password': forAll(202, { send: ({ email }) => ({ body: { email } }) }),
  'POST /api/auth/reset-password': forAll(200, { send: mailedReset }),
  'POST /api/images': forHosts(201, {
    takes: 'picture',
    bodyLimit: 2 * 1024 * 1024 + 10_000,
    send: async () => ({ body: await plainPicture().jpeg().toBuffer(), type: 'image/jpeg' }),
  }),
}
