/** What a session was opened with, as much as a host needs to recognise it and no more. Pure, no I/O. */

export const browsers = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari'] as const
export type Browser = (typeof browsers)[number]

export const systems = ['iphone', 'ipad', 'android', 'windows', 'chromeos', 'mac', 'linux'] as const
export type System = (typeof systems)[number]

/** Null where it cannot be told. */
export type Device = { browser: Browser | null; system: System | null }

/** How browsers and systems are called in every language. */
export const browserNames: Record<Browser, string> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
}
export const systemNames: Record<System, string> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  windows: 'Windows',
  chromeos: 'ChromeOS',
  mac: 'Mac',
  linux: 'Linux',
}

// In this order: nearly all of them also call themselves Chrome and Safari.
const browserMarks: Record<Browser, RegExp> = {
  edge: /\bEdg(?:e|A|iOS)?\//,
  opera: /\b(?:OPR|OPT|Opera)\//,
  samsung: /\bSamsungBrowser\//,
  firefox: /\b(?:Firefox|FxiOS)\//,
  chrome: /\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//,
  safari: /\bSafari\//,
}

// Android says Linux as well, iPhone and iPad say Mac OS X.
const systemMarks: Record<System, RegExp> = {
  iphone: /\b(?:iPhone|iPod)\b/,
  ipad: /\biPad\b/,
  android: /\bAndroid\b/,
  windows: /\bWindows\b/,
  chromeos: /\bCrOS\b/,
  mac: /\bMac(?:intosh| OS X)\b/,
  linux: /\b(?:Linux|X11)\b/,
}

/** Reads browser and system from a User-Agent header; versions, models and everything else are left out. */
export function readDevice(userAgent: string | undefined): Device {
  const text = userAgent ?? ''
  return {
    browser: browsers.find((browser) => browserMarks[browser].test(text)) ?? null,
    system: systems.find((system) => systemMarks[system].test(text)) ?? null,
  }
}
