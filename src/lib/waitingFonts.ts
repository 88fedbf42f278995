/** Under what a browser stores which fonts it has, as the page's style element names them in `data-fonts`. */
export const storedFonts = 'fonts';

/**
 * For a page whose code goes before its fonts. The style element before it holds their rules, out of use: it puts them to
 * use, and the files on their way, where this browser has had them. Where not, `fetchFonts` of the client fetches them
 * once the page is there (src/ui/fonts): until then they would only take the line from what the reader came for.
 */
export const waitingFontsScript =
  `(({previousElementSibling:rules})=>{try{const{fonts}=rules.dataset;if(localStorage.getItem('${storedFonts}')!==fonts)return;` +
  "rules.media='all';for(const href of fonts.split(' '))document.head.append(Object.assign(document.createElement('link')," +
  "{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))}catch{}})(document.currentScript)";
