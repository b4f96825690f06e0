/** The dock brings its own looks into its shadow root: dark in either scheme, so that nobody takes it for the product. */
export const dockCss = `
:host { all: initial; color-scheme: dark; }
*, *::before, *::after { box-sizing: border-box; }
.stage {
  --ink: #e9edf3; --muted: #a3adbb; --line: rgb(255 255 255 / .1); --line-strong: rgb(255 255 255 / .42);
  --ground: #10141b; --raised: #181e27; --sunken: #0a0d12; --light: #f6bd5c; --on-light: #201400;
  --good: #63d19b; --bad: #ff8f86; --info: #8ab8ff;
  --mono: ui-monospace, 'SFMono-Regular', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace;
  font: 400 13px/1.5 'Inter Variable', Inter, system-ui, sans-serif; color: var(--ink); -webkit-font-smoothing: antialiased;
}
button, input, select, textarea { font: inherit; color: inherit; }
:focus-visible { outline: 2px solid var(--light); outline-offset: 2px; }
h2, h3, p, ul, ol, dl, dd, pre { margin: 0; padding: 0; }
ul, ol { list-style: none; }

.handle {
  position: fixed; z-index: 2147483000; display: flex; align-items: center; gap: 8px; height: 32px; padding: 0 12px 0 10px;
  border: 1px solid var(--line-strong); border-radius: 999px; background: var(--ground); color: var(--ink); cursor: pointer;
  font: 600 11px/1 var(--mono); letter-spacing: .08em; text-transform: uppercase; box-shadow: 0 6px 20px rgb(0 0 0 / .28);
}
.handle:hover { background: var(--raised); }
.handle[data-slim] { width: 14px; height: 64px; padding: 0; border-radius: 8px 0 0 8px; justify-content: center; opacity: .9; }
.handle[data-slim] .word, .handle[data-slim] .count { display: none; }
.lamp { width: 8px; height: 8px; border-radius: 50%; background: var(--light); flex: none; }
.lamp[data-alarm] { background: var(--bad); }
.count { padding: 2px 6px; border-radius: 999px; background: var(--light); color: var(--on-light); letter-spacing: 0; }

.panel {
  position: fixed; z-index: 2147483000; inset: 0 0 0 auto; width: 400px; display: flex; flex-direction: column; background: var(--ground);
  border-left: 1px solid var(--line); box-shadow: -16px 0 40px rgb(0 0 0 / .24);
}
.panel[data-whole] { inset: 0; width: auto; border: 0; }
.panel[data-whole] .body > [role=tabpanel] { max-width: 760px; }
.head { display: flex; align-items: center; gap: 10px; padding: 12px 12px 12px 16px; border-bottom: 1px solid var(--line); }
.head h2 { font: 600 11px/1.2 var(--mono); letter-spacing: .1em; text-transform: uppercase; color: var(--light); }
.head .now { flex: 1; min-width: 0; font: 500 12px/1.3 var(--mono); color: var(--muted); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.columns { flex: 1; min-height: 0; display: flex; }
.rail { display: flex; flex-direction: column; gap: 2px; padding: 10px 8px; border-right: 1px solid var(--line); overflow: auto; flex: none; }
.rail button {
  display: flex; align-items: center; justify-content: space-between; gap: 6px; min-height: 36px; padding: 0 10px; border: 0; border-radius: 7px;
  background: none; color: var(--muted); cursor: pointer; font-weight: 550; text-align: left; white-space: nowrap;
}
.rail button:hover { color: var(--ink); background: var(--raised); }
.rail button[aria-selected=true] { color: var(--ink); background: var(--raised); box-shadow: inset 2px 0 0 var(--light); }
.body { flex: 1; min-width: 0; overflow: auto; overscroll-behavior: contain; padding: 14px 16px 32px; }

section { padding: 0 0 18px; }
section + section { padding-top: 16px; border-top: 1px solid var(--line); }
h3 { margin-bottom: 8px; font: 600 11px/1.4 var(--mono); letter-spacing: .08em; text-transform: uppercase; color: var(--muted); }
.hint { color: var(--muted); margin-bottom: 10px; }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.row + .row { margin-top: 8px; }
.grow { flex: 1; min-width: 0; }
.small { font-size: 12px; color: var(--muted); }
.mono, code { font-family: var(--mono); font-size: 12px; }
.cut { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.words { overflow-wrap: anywhere; }

.button {
  display: inline-flex; align-items: center; justify-content: center; gap: 6px; min-height: 32px; padding: 0 11px; border: 1px solid var(--line-strong); border-radius: 7px;
  background: transparent; cursor: pointer; font-weight: 550; font-size: 12.5px; text-decoration: none; color: var(--ink);
}
.button:hover { background: var(--raised); }
.button[aria-disabled=true] { opacity: .5; cursor: not-allowed; }
.button[data-kind=main] { background: var(--light); border-color: var(--light); color: var(--on-light); }
.button[data-kind=main]:hover { background: #ffd08a; }
.button[data-kind=quiet] { border-color: transparent; color: var(--muted); }
.button[data-kind=quiet]:hover { color: var(--ink); }
.button[aria-pressed=true] { background: var(--light); border-color: var(--light); color: var(--on-light); }
.icon { width: 32px; padding: 0; flex: none; }

.list > li { padding: 10px 0; border-top: 1px solid var(--line); }
.list > li:first-child { border-top: 0; padding-top: 0; }
.story { display: block; width: 100%; padding: 10px 12px; border: 1px solid var(--line); border-radius: 9px; background: var(--raised); text-align: left; cursor: pointer; }
.story:hover { border-color: var(--line-strong); }
.story[aria-current=true] { border-color: var(--light); }
.story b { display: block; font-weight: 600; }
.story span { color: var(--muted); font-size: 12px; }
.stories { display: grid; gap: 8px; }

label.field { display: grid; gap: 4px; font-size: 12px; color: var(--muted); }
.field input, .field select, .field textarea, .search {
  width: 100%; min-height: 34px; padding: 0 10px; border: 1px solid var(--line-strong); border-radius: 7px; background: var(--sunken); color: var(--ink); font-size: 13px;
}
.field input[type=file] { padding: 5px 6px; color: var(--muted); }
.field input::file-selector-button { min-height: 22px; margin-right: 8px; padding: 0 8px; border: 1px solid var(--line-strong); border-radius: 5px; background: var(--raised); color: var(--ink); font: inherit; font-size: 12px; cursor: pointer; }
.field input[type=color] { padding: 3px; width: 56px; }
.field input[type=range] { padding: 0; border: 0; background: none; accent-color: var(--light); }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; margin-bottom: 10px; }
.fields > .wide { grid-column: 1 / -1; }
.switch { display: flex; align-items: center; gap: 10px; min-height: 36px; cursor: pointer; }
.switch input { appearance: none; flex: none; width: 34px; height: 20px; margin: 0; border: 1px solid var(--line-strong); border-radius: 999px; background: var(--sunken); position: relative; cursor: pointer; }
.switch input::after { content: ''; position: absolute; top: 3px; left: 3px; width: 12px; height: 12px; border-radius: 50%; background: var(--muted); transition: transform .12s; }
.switch input:checked { background: var(--light); border-color: var(--light); }
.switch input:checked::after { transform: translateX(14px); background: var(--on-light); }

.tag { display: inline-block; padding: 1px 7px; border-radius: 999px; border: 1px solid var(--line); font: 500 11px/1.6 var(--mono); color: var(--muted); }
.tag[data-tone=good] { color: var(--good); } .tag[data-tone=bad] { color: var(--bad); } .tag[data-tone=info] { color: var(--info); } .tag[data-tone=light] { color: var(--light); }
.clock { font: 500 30px/1.15 var(--mono); letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
pre { max-height: 260px; overflow: auto; padding: 10px; border-radius: 7px; background: var(--sunken); font: 400 11.5px/1.5 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; }
.call { display: grid; grid-template-columns: 44px 1fr auto auto; gap: 8px; align-items: baseline; width: 100%; padding: 7px 4px; border: 0; border-top: 1px solid var(--line); background: none; text-align: left; cursor: pointer; font: 400 12px/1.4 var(--mono); }
.call:hover { background: var(--raised); }
.notice { display: flex; gap: 8px; align-items: flex-start; margin: 10px 12px 0; padding: 8px 4px 8px 12px; border: 1px solid var(--light); border-radius: 8px; background: rgb(246 189 92 / .08); }
.drop { padding: 16px; border: 1px dashed var(--line-strong); border-radius: 9px; text-align: center; color: var(--muted); }
.drop[data-over] { border-color: var(--light); color: var(--ink); }
.said { min-height: 20px; margin-top: 8px; color: var(--good); overflow-wrap: anywhere; }
.said[data-bad] { color: var(--bad); }

.entry { position: fixed; z-index: 2147482000; display: flex; align-items: center; gap: 10px; padding: 6px 6px 6px 14px; border-radius: 12px; background: var(--ground); border: 1px solid var(--line-strong); box-shadow: 0 8px 28px rgb(0 0 0 / .25); max-width: calc(100vw - 24px); }
.entry[data-flow] { position: static; width: fit-content; margin: 12px auto; }
.beside { position: fixed; z-index: 2147482000; width: 168px; padding: 10px; border-radius: 10px; background: var(--ground); border: 1px solid var(--line-strong); }
.beside .button { width: 100%; justify-content: flex-start; margin-top: 6px; font-family: var(--mono); }
.outline { position: fixed; z-index: 2147481000; pointer-events: none; border: 2px solid var(--tone); border-radius: 6px; }
.outline i { position: absolute; top: -9px; left: 6px; padding: 0 6px; border-radius: 4px; background: var(--tone); color: #0a0d12; font: 600 10px/16px var(--mono); white-space: nowrap; }
.outline[data-tone=live] { --tone: #63d19b; } .outline[data-tone=simulated] { --tone: #8ab8ff; } .outline[data-tone=sample] { --tone: #f6bd5c; }
.tour { position: fixed; z-index: 2147482500; width: min(340px, calc(100vw - 24px)); padding: 14px 16px; border-radius: 12px; background: var(--ground); border: 1px solid var(--light); box-shadow: 0 12px 40px rgb(0 0 0 / .35); }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

@media (max-width: 759.95px) {
  .panel { inset: 0; width: auto; border: 0; }
  .columns { flex-direction: column; }
  .rail { flex-direction: row; border-right: 0; border-bottom: 1px solid var(--line); padding: 6px 8px; }
  .rail button { min-height: 44px; }
  .rail button[aria-selected=true] { box-shadow: inset 0 -2px 0 var(--light); }
  .button, .field input, .field select, .search { min-height: 44px; }
  .field input, .field select, .field textarea, .search { font-size: 16px; }
  .icon { width: 44px; }
  .handle { height: 36px; }
}
@media (forced-colors: active) {
  [aria-selected=true], [aria-pressed=true], [aria-current=true] { outline: 2px solid Highlight; outline-offset: -2px; }
  .switch input::after { background: ButtonText; }
  .switch input:checked { background: Highlight; }
  .switch input:checked::after { background: HighlightText; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important; } }
@media print { .stage { display: none; } }
`

/** In the product's document: room for the panel where there is enough of it. */
export const pageCss = `
@media screen and (min-width: 1180px) {
  html[data-stage=open] body { margin-right: 400px; }
  html[data-stage=open] .MuiModal-root { right: 400px; }
  html[data-stage=open]::-webkit-scrollbar-track { background: #10141b !important; }
  html[data-stage=open] { --page-inset-right: 400px; }
}
html[data-stage=alone] body { display: none; }
`
