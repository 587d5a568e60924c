// The pages beside the front page, by the first word of their address.
import type { Component } from 'svelte';

type Page = Component<{ path: string[] }>;
type Load = () => Promise<{ default: Page }>;

const PAGES: Record<string, Load> = {
  new: () => import('./NewTablePage.svelte'),
  table: () => import('./TablePage.svelte'),
  join: () => import('./JoinPage.svelte'),
};
if (import.meta.env.DEV) {
  PAGES.styleguide = () => import('./Styleguide.svelte') as Promise<unknown> as ReturnType<Load>;
}

export function pageOf(name: string): Load | null {
  return PAGES[name] ?? null;
}
