import { newPassword } from './newPassword';

const fill = (values: number[]) => (bytes: Uint8Array<ArrayBuffer>) =>
  bytes.fill(values.shift() ?? 0);

describe('a new password', () => {
  it('has three groups of four signs, none of which looks like another', () => {
    const passwords = Array.from({ length: 200 }, () =>
      newPassword((bytes) => crypto.getRandomValues(bytes)),
    );

    for (const password of passwords)
      expect(password).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/);
    expect(new Set(passwords).size).toBe(passwords.length);
  });

  it('has every sign equally often: bytes beyond the last whole alphabet are left out', () => {
    expect(newPassword(fill([248, 255, 0, 30, 31, 61]))).toMatch(/^a9a9-/);
  });
});
