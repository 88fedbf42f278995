declare module 'wawoff2' {
  /** The TrueType font inside a WOFF2 file. Rejects other files. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
