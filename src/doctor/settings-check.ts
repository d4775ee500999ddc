import { type Finding, ok, warn } from '#platform/finding.ts'
import type { Config } from '../config.ts'

/**
 * What is valid but unwise. Mistakes are found when the settings are read.
 * @param env the settings as they are given, without defaults
 */
export function checkSettings(config: Config, env: NodeJS.ProcessEnv): Finding[] {
  const advice = config.isLoopback ? [] : listAdvice(config, env)
  return advice.length > 0 ? advice : [ok(`complete${config.isLoopback ? ', PUBLIC_ORIGIN is this machine' : ''}`)]
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
