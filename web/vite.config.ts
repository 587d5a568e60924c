import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The words of the page come from the Python package, so files outside of this folder are read.
export default defineConfig({
  plugins: [svelte()],
  base: './',
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.GIGLIO_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  // No inline scripts or styles, no data addresses: the policy of the server forbids them.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
