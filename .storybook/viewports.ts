/** Viewports of the stories; a story selects one by its key in `globals.viewport.value`. */
export const viewports = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  narrow: { width: 1012, height: 768 },
  laptop: { width: 1366, height: 768 },
} as const;

export type ViewportGlobal = { value?: string } | undefined;

/** The viewport of a story; the laptop by default. */
export const sizeOf = (viewport: ViewportGlobal) =>
  Object.entries(viewports).find(([key]) => key === viewport?.value)?.[1] ?? viewports.laptop;
