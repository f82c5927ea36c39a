/** Key of an installation, with its certificate, that signs issued reports. */
export interface DocumentSigner {
  /** PKCS #12: the key, its certificate and those that lead to its issuer. */
  container: Uint8Array;
  password: string;
  /** Name on the certificate. */
  subject: string;
  validFrom: Date;
  validTo: Date;
}
