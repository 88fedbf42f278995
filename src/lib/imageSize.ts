export type ImageSize = 108 | 256 | 512;

/** Edge of the picture to ask for at a width of the screen, both in px: 108 under 576, 256 under 768, else 512 (UIX-06). */
export function imageSize(width: number): ImageSize {
  if (width < 576) return 108;
  return width < 768 ? 256 : 512;
}
