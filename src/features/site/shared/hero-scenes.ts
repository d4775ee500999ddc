/** The ten hero scenes: option of the hero chooser to name of the illustration. */
export const heroScenes = {
  option01: 'hero-01',
  option02: 'hero-02',
  option03: 'hero-03',
  option04: 'hero-04',
  option05: 'hero-05',
  option06: 'hero-06',
  option07: 'hero-07',
  option08: 'hero-08',
  option09: 'hero-09',
  option10: 'hero-10',
} as const

/**
 * Horizontal centre of the crop in percent. The default leaves room for the phone in front; most scenes have the house
 * at their right.
 */
const centres: Partial<Record<HeroOption, number>> = { option07: 50, option09: 40 }

export function heroCentre(option: HeroOption): string {
  return `${centres[option] ?? 82}% 50%`
}

export type HeroOption = keyof typeof heroScenes

/** In the order of the hero chooser. */
export const heroOptions = Object.keys(heroScenes) as [HeroOption, ...HeroOption[]]

export const defaultHero: HeroOption = 'option10'

export function isHeroOption(value: unknown): value is HeroOption {
  return heroOptions.includes(value as HeroOption)
}
