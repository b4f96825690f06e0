import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  base: './',
  plugins: [react({ compiler: true })],
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  test: { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.{ts,tsx}'] },
})
