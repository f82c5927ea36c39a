let isWatching = false;

/**
 * Names the cause when a content security policy blocks the styles of the page: styled-components
 * then throws a number while it renders, so effects would be too late. The event follows later.
 */
export function watchBlockedStyles(): void {
  if (isWatching || typeof document === 'undefined') return;
  isWatching = true;
  const handleViolation = ({ target }: Event) => {
    if (!(target instanceof HTMLStyleElement) || !target.hasAttribute('data-styled')) return;
    document.removeEventListener('securitypolicyviolation', handleViolation);
    reportError(
      new Error(
        'The content security policy of this page blocks the styles of @mingjian/ui. Set its nonce as ' +
          '<meta property="csp-nonce" nonce="…"> in <head>: README, “Content security policy”.',
      ),
    );
  };
  document.addEventListener('securitypolicyviolation', handleViolation);
}
