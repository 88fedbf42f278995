/** The links that React puts before what it renders: it escapes `>` in their attributes. */
const leadingLinks = /^(?:<link [^>]*>)+/;
const urgentImage = /<link rel="preload" as="image"[^>]* fetchPriority="high"[^>]*>/gi;

/**
 * Separates the preload links of images with `fetchPriority="high"` from rendered HTML. In the head, before the modules,
 * such an image does not wait for the styles and code that come first.
 */
export function separateFirstImages(html: string): { images: string; html: string } {
  const links = leadingLinks.exec(html)?.[0] ?? '';
  return {
    images: (links.match(urgentImage) ?? []).join(''),
    html: links.replace(urgentImage, '') + html.slice(links.length),
  };
}
