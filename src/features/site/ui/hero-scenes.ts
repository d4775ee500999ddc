/** The ten scenes that can stand beside the headline: option of the hero chooser to name of the illustration. */
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

export type HeroOption = keyof typeof heroScenes

export const defaultHero: HeroOption = 'option10'
