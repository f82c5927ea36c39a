import { styled } from 'styled-components';

/* Pages scroll by themselves, below a head that leaves with them and as wide as it. */
export const Pages = styled.div`
  display: contents;

  > [role='tabpanel'] {
    padding-block-start: var(--mj-app-shell-head, 0);
    padding-inline: calc((100% - min(100%, var(--mj-app-shell-width, 100%))) / 2);
    scroll-padding-block-start: var(--mj-app-shell-head, 0);
  }

  @media print {
    > [role='tabpanel'] {
      padding: 0;
    }
  }
`;
