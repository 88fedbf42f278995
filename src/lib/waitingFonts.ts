/**
 * The localStorage key of the fonts that this browser has cached: addresses with blanks between them. Pages in other
 * languages need other files, so it may have more than the page's style element names in `data-fonts`.
 */
export const storedFonts = 'fonts';

/**
 * For a page that loads its code before its fonts. The style element before the script contains the fonts' rules,
 * inactive. If this browser has cached the fonts, the script activates the rules and loads the files. Otherwise
 * `fetchFonts` of the client loads them later (src/ui/fonts), because they would delay the content.
 */
export const waitingFontsScript =
  `(({previousElementSibling:rules})=>{try{const{fonts}=rules.dataset;const cached=(localStorage.getItem('${storedFonts}')||'').split(' ');if(!fonts.split(' ').every(href=>cached.includes(href)))return;` +
  "rules.media='all';for(const href of fonts.split(' '))document.head.append(Object.assign(document.createElement('link')," +
  "{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))}catch{}})(document.currentScript)";
