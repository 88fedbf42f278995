/** A declaration of a style sheet that names a side of the screen. */
export interface PhysicalDeclaration {
  /** Its start in the text. */
  index: number;
  found: string;
  /** The replacement. */
  instead: string;
}

/** Every declaration of a style sheet that does not turn with the reading direction. */
export declare function physicalDeclarations(css: string): PhysicalDeclaration[];

/** ESLint rule: styles name no side of the screen, so that a page can run from right to left. */
export declare const logicalProperties: object;
