import { type Finding, ok, warn } from '#platform/finding.ts'
import { type Config, Environment } from '../config.ts'

/** Shorter names are often one letter from those of other programs. */
const shortest = 6

/**
 * What is valid but unwise. Mistakes are found when the settings are read.
 * @param env the settings as they are given, without defaults
 */
export function checkSettings(config: Config, env: NodeJS.ProcessEnv): Finding[] {
  const advice = [...listMistyped(env), ...(config.isLoopback ? [] : listAdvice(config, env))]
  return advice.length > 0 ? advice : [ok(`complete${config.isLoopback ? ', PUBLIC_ORIGIN is this machine' : ''}`)]
}

/** Names that are nearly those of settings: the service ignores what it does not know, as the environment has much else. */
function listMistyped(env: NodeJS.ProcessEnv): Finding[] {
  const known = Object.keys(Environment.shape)
  const strange = Object.keys(env).filter((name) => env[name]?.trim() && !known.includes(name))
  return strange.flatMap((name) => {
    const meant = known.find((setting) => isOneMistakeFrom(name, setting))
    if (meant !== undefined) return warn(`${name} is no setting and is ignored.`, `Is ${meant} meant?`)
    return name.startsWith('LIMIT_') ? warn(`${name} is no setting and is ignored.`, 'See .env.example.') : []
  })
}

/** Whether two names differ by one letter that is missing, added, wrong, or exchanged with its neighbour. */
export function isOneMistakeFrom(name: string, right: string): boolean {
  if (right.length < shortest || name === right) return false
  let start = 0
  while (start < name.length && name[start] === right[start]) start += 1
  const [rest, wanted] = [name.slice(start), right.slice(start)]
  const isExchanged = rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2)
  return isExchanged || rest.slice(1) === wanted || rest === wanted.slice(1) || rest.slice(1) === wanted.slice(1)
}

function listAdvice(config: Config, env: NodeJS.ProcessEnv): Finding[] {
  const { missingOperatorSettings, mail, backup, hasSampleClaims, trustProxy, origin } = config
  const findings: Finding[] = []
  if (missingOperatorSettings.length > 0) {
    const names = missingOperatorSettings.join(', ')
    findings.push(warn(`Not set: ${names}; /legal does not say who runs the service.`, 'Set them.'))
  }
  if (!mail.adminEmail) {
    findings.push(warn('ADMIN_EMAIL is not set; nobody is told of reports and messages.', 'Set it.'))
  }
  if (!backup.url) {
    findings.push(warn('BACKUP_URL is not set; the service makes no backups by itself.', 'Set it.'))
  }
  if (hasSampleClaims) {
    findings.push(warn('The public pages show figures and quotations that are samples.', 'Set SAMPLE_CLAIMS=off.'))
  }
  // Whether it is true depends on the operator's tax, so the default may be wrong.
  if (!env['PRICES_INCLUDE_VAT']?.trim()) {
    findings.push(warn('PRICES_INCLUDE_VAT is not set; prices are shown with “VAT included”.', 'Set it to on or off.'))
  }
  // The service itself speaks no TLS.
  if (origin.startsWith('https:') && !trustProxy) {
    findings.push(warn('Behind a proxy all callers count as one in the limits.', 'Set TRUST_PROXY=true.'))
  }
  return findings
}
