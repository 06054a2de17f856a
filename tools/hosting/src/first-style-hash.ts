/** Of the first form's style (host-shell/public/sign-in.css); written by the test that draws it. */
export const FIRST_STYLE_HASH = "'sha256-ROildCtt7D2w40rhYLDy21ByHNBCcF/K6GH1t/3u+Ak='";
