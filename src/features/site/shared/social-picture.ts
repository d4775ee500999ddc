/** The address of the social picture (1200 x 630 px) of an illustration, such as `hero-02`. */
export function socialPictureAddress(name: string): string {
  return `/social/${name}.png`
}
