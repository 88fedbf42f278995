/**
 * The localStorage key of the fonts that this browser has cached, as the page's style element names them in
 * `data-fonts`.
 */
export const storedFonts = 'fonts';

/**
 * For a page that loads its code before its fonts. The style element before the script contains the fonts' rules,
 * inactive. If this browser has cached the fonts, the script activates the rules and loads the files. Otherwise
 * `fetchFonts` of the client loads them later (src/ui/fonts), because they would delay the content.
 */
export const waitingFontsScript =
  `(({previousElementSibling:rules})=>{try{const{fonts}=rules.dataset;if(localStorage.getItem('${storedFonts}')!==fonts)return;` +
  "rules.media='all';for(const href of fonts.split(' '))document.head.append(Object.assign(document.createElement('link')," +
  "{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))}catch{}})(document.currentScript)";
