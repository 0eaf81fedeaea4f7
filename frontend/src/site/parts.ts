/** Where the files with hashed names are: `pithead.site.build` writes it. */

declare const __SITE__: { python: string; archive: string; bytes: number; locale: string; data: string };

export const SITE = __SITE__;

export const here = (path: string): string => new URL(path, document.baseURI).href;
