/** The package has no types; this is all that is used of it. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'sfnt';
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    readonly keepFeatures: readonly string[];
    readonly preserveNameIds: readonly number[];
  }
  function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Uint8Array>;

  export = subsetFont;
}
