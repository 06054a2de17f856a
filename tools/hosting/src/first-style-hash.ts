/** Of the first form's style (host-shell/public/sign-in.css); written by the test that draws it. */
export const FIRST_STYLE_HASH = "'sha256-pG908CbaNf/QWolJTkmJyOrpyrd8/YKrLeUYIp4fqfM='";
