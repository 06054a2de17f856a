/** First guesses of every list of leaked passwords that have the six characters of V22. */
export const KNOWN_PASSWORDS: ReadonlySet<string> = new Set(
  [
    '123456 1234567 12345678 123456789 1234567890 123123 123321 123123123 654321 987654321 112233 121212 111111 11111111',
    '000000 00000000 222222 555555 666666 777777 888888 999999 123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx zaq12wsx',
    'qwerty qwerty1 qwerty12 qwerty123 qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm abc123 abcd1234 a123456 a1b2c3 aa123456',
    'password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass123 pass1234 iloveyou welcome welcome1 letmein',
    'monkey dragon football baseball soccer hockey master shadow sunshine princess superman batman michael jordan charlie',
    'admin1 admin123 administrator changeme secret secret1 secret123 login123 test123 testing default guest123 trustno1 google',
    'safety safety1 safety123 contractor contractor1 contractor123 company company1 company123 insurance roofing summer winter',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a password is among the first that anybody guesses; large and small letters are the same. */
export function isKnownPassword(password: string): boolean {
  return KNOWN_PASSWORDS.has(password.toLowerCase());
}
