/** Of the first form's style (host-shell/public/sign-in.css); written by the test that draws it. */
export const FIRST_STYLE_HASH = "'sha256-AO5bv2CC6XeBiEEQCJv82IkWYqKPoFuZrqwJP6Nf82Q='";
