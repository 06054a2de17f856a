/** Of the first form's style (host-shell/public/sign-in.css); written by the test that draws it. */
export const FIRST_STYLE_HASH = "'sha256-c+Tg6YLhEY48m1Lino1SAnplV+gPAmg0OhB0OejimsQ='";
