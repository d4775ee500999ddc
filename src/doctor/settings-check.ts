import { type Finding, ok, warn } from '#platform/finding.ts'
import { type Config, Environment } from '../config.ts'
import { isOneMistakeFrom } from './mistyping.ts'

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
