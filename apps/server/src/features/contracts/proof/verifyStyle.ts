/** Styles of the page that verifies a proof package. */
export const VERIFY_STYLE = `
:root { color-scheme: light dark; --text: #1f2329; --muted: #5c636b; --line: #d8dbde; --paper: #fff;
  --back: #f5f6f7; --good: #1b7f3b; --bad: #c0271d; }
@media (prefers-color-scheme: dark) { :root { --text: #e8eaed; --muted: #a2a9b1; --line: #3a3f45;
  --paper: #202327; --back: #17191c; --good: #5cc97f; --bad: #ff8a80; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text);
  font: 15px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
main { max-width: 860px; margin: 32px auto; padding: 32px; background: var(--paper);
  border: 1px solid var(--line); border-radius: 12px; }
h1 { font-size: 22px; margin: 0 0 4px; }
h2 { font-size: 16px; margin: 28px 0 8px; }
p { margin: 0 0 12px; }
.muted { color: var(--muted); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 16px 0; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
#verdict { padding: 12px 16px; border: 1px solid var(--line); border-radius: 8px; font-weight: 600; }
#verdict[data-ok="true"] { color: var(--good); border-color: currentColor; }
#verdict[data-ok="false"] { color: var(--bad); border-color: currentColor; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: 8px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.state { display: inline-block; min-width: 4em; font-weight: 600; }
[data-ok="true"] .state { color: var(--good); }
[data-ok="false"] .state { color: var(--bad); }
[data-ok="unknown"] .state { color: var(--muted); }
details { padding: 8px 0; border-bottom: 1px solid var(--line); }
summary { cursor: pointer; }
details p { margin: 8px 0 0; color: var(--muted); }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 13px; }
th, td { padding: 6px 12px 6px 0; text-align: start; border-bottom: 1px solid var(--line);
  white-space: nowrap; font-variant-numeric: tabular-nums; }
th { color: var(--muted); font-weight: 500; }
@media (max-width: 600px) { main { margin: 0; padding: 20px 16px; border: 0; border-radius: 0; } }
`;
