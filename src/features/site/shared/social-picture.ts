/** The address of a picture of 1200 x 630 px, made from the illustration of that name, such as `hero-02`. */
export function socialPictureAddress(name: string): string {
  return `/social/${name}.png`
}
