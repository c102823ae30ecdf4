/** The characters at the table that is shown, by seat; empty for people. Every face of a seat reads them. */
export const seated: { who: string[] } = $state({ who: [] });
