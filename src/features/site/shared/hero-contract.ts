import { z } from 'zod'
import { heroOptions } from './hero-scenes.ts'

/** `GET` and `PUT /api/hero`: the scene next to the landing page's headline. */
export const ChosenHero = z.object({ hero: z.enum(heroOptions, 'INVALID_VALUE') })
export type ChosenHero = z.infer<typeof ChosenHero>
