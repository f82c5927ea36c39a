import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / auto minmax(0, 1fr);
  height: 100dvh;

  @media print {
    display: block;
    height: auto;
  }
`;

export const Aside = styled.aside`
  height: 100dvh;
  border-inline-end: 1px solid ${tokens.color.border};

  @media print {
    display: none;
  }
`;

export const Content = styled.div`
  display: grid;
  grid-column: -2 / -1;
  grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
  min-width: 0;
`;

export const Pages = styled.main`
  position: relative;
  min-height: 0;
  background: ${tokens.color.page};
`;

export const SkipLink = styled.a`
  position: fixed;
  inset: ${tokens.space.sm} auto auto ${tokens.space.sm};
  z-index: ${tokens.layer.message};
  padding: ${tokens.space.xs} ${tokens.space.md};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.onAccent};
  background: ${tokens.color.accent};
  translate: 0 -200%;

  &:focus {
    translate: none;
  }
`;
