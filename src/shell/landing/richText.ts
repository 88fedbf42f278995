import { later } from '../context/later';

/** Free text needs a Markdown library, which no page without such a section loads. */
export const richText = later(() => import('../../features/landing/sections/RichText'));
