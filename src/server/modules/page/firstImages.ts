/** The links that React puts before what it renders: it escapes `>` in their attributes. */
const leadingLinks = /^(?:<link [^>]*>)+/;
const urgentImage = /<link rel="preload" as="image"[^>]* fetchPriority="high"[^>]*>/gi;

/**
 * Separates the preload links of images with `fetchPriority="high"` from rendered HTML. They belong in the head before the
 * modules, so that these images do not wait for styles and code.
 */
export function separateFirstImages(html: string): { images: string; html: string } {
  const links = leadingLinks.exec(html)?.[0] ?? '';
  return {
    images: (links.match(urgentImage) ?? []).join(''),
    html: links.replace(urgentImage, '') + html.slice(links.length),
  };
}
