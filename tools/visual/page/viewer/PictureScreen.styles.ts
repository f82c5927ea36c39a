import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

/* Columns where there is room for two; below that one after the other, and the page scrolls. */
export const Root = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr) calc(${tokens.width.md} - ${tokens.space.xxl});
  height: 100%;

  @media (width >= 1680px) {
    grid-template-columns: minmax(0, 1fr) ${tokens.width.lg};
  }

  @media (width < 1280px) {
    grid-template-columns: minmax(0, 1fr) calc(${tokens.width.xs} - ${tokens.space.md});
  }

  @media (width < 992px) {
    grid-template: auto auto / minmax(0, 1fr);
    height: auto;
  }
`;

export const Viewer = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const Stage = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;

  @media (width < 992px) {
    flex: none;
    height: 50dvh;
  }
`;

export const Panel = styled.div`
  min-width: 0;
  min-height: 0;
  padding: 0 ${tokens.space.lg} ${tokens.space.lg};
  border-inline-start: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surface};
  overflow-y: auto;

  @media (width < 992px) {
    border-inline-start: 0;
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }
`;
