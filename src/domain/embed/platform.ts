/** A page builder, CMS, framework or bio page: the steps to add a widget, and the restrictions of the tool. */
export interface Platform {
  label: string;
  /**
   * How the platform's snippet embeds a widget. A script of the host page resizes a `growing-frame`. `link`, `picture` and
   * `markdown` only link to our page with the same content.
   */
  method:
    | 'loader'
    | 'classic'
    | 'frame'
    | 'growing-frame'
    | 'address'
    | 'link'
    | 'picture'
    | 'markdown'
    | 'react'
    | 'vue'
    | 'svelte'
    | 'astro'
    | 'angular';
  /** A second snippet, for users without permission for the first. */
  alternative?: { title: string; method: 'frame' | 'address' | 'link' | 'picture' };
  /** What the platform accepts, in one line. */
  accepts: string;
  steps: readonly [string, string, string];
  /** What the platform forbids, and the consequence. */
  forbids?: string;
}
