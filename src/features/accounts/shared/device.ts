/** Browser and system of a session, just enough for a host to recognise it. */

export const browsers = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari'] as const
export type Browser = (typeof browsers)[number]

export const systems = ['iphone', 'ipad', 'android', 'windows', 'chromeos', 'mac', 'linux'] as const
export type System = (typeof systems)[number]

/** Null when not recognised. */
export type Device = { browser: Browser | null; system: System | null }

/** Names of browsers and systems; the same in every language. */
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

// The order of `browsers` matters: nearly all User-Agents also contain Chrome and Safari.
const browserMarks: Record<Browser, RegExp> = {
  edge: /\bEdg(?:e|A|iOS)?\//,
  opera: /\b(?:OPR|OPT|Opera)\//,
  samsung: /\bSamsungBrowser\//,
  firefox: /\b(?:Firefox|FxiOS)\//,
  chrome: /\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//,
  safari: /\bSafari\//,
}

// The order of `systems` matters: Android also contains Linux; iPhone and iPad also contain Mac OS X.
const systemMarks: Record<System, RegExp> = {
  iphone: /\b(?:iPhone|iPod)\b/,
  ipad: /\biPad\b/,
  android: /\bAndroid\b/,
  windows: /\bWindows\b/,
  chromeos: /\bCrOS\b/,
  mac: /\bMac(?:intosh| OS X)\b/,
  linux: /\b(?:Linux|X11)\b/,
}

/** Reads browser and system from a User-Agent header. Versions and models are ignored. */
export function readDevice(userAgent: string | undefined): Device {
  const text = userAgent ?? ''
  return {
    browser: browsers.find((browser) => browserMarks[browser].test(text)) ?? null,
    system: systems.find((system) => systemMarks[system].test(text)) ?? null,
  }
}
