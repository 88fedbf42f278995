import { applyFonts } from '../src/ui/fonts/applyFonts';
import type { FontFamily } from '../src/lib/fontTable';
import { neutralCss } from './neutral';

export interface StoryBrand {
  name: string;
  css: string;
  fonts: FontFamily[];
}

export const brands: StoryBrand[] = [{ name: 'neutral', css: neutralCss, fonts: ['Inter'] }];

/** Dresses the page as a community. */
export function wearBrand(name: string): Promise<void> {
  const brand = brands.find((each) => each.name === name) ?? brands[0];
  if (!brand) return Promise.resolve();
  const style = document.getElementById('brand') ?? document.createElement('style');
  style.id = 'brand';
  style.textContent = brand.css;
  if (!style.isConnected) document.head.append(style);
  return applyFonts(brand.fonts);
}
