import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

/*
 * The panel is beside the pictures or below them; in narrow windows everything stands one below the
 * other, and the page scrolls. Below, --panel-height is set by the screen itself.
 */
export const Root = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) calc(${tokens.width.md} - ${tokens.space.xxl});
  grid-template-areas: 'viewer panel' 'decide panel';
  height: 100%;

  @media (width >= 1680px) {
    grid-template-columns: minmax(0, 1fr) ${tokens.width.lg};
  }

  @media (width < 1280px) {
    grid-template-columns: minmax(0, 1fr) calc(${tokens.width.xs} - ${tokens.space.md});
  }

  &[data-placement='below'] {
    grid-template: minmax(0, 1fr) var(--panel-height) auto / minmax(0, 1fr);
    grid-template-areas: 'viewer' 'panel' 'decide';
  }

  &&& {
    @media (width < 992px) {
      display: block;
      height: auto;
    }
  }
`;

export const Viewer = styled.section`
  grid-area: viewer;
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
  grid-area: panel;
  min-width: 0;
  min-height: 0;
  border-inline-start: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surface};
  overflow-y: auto;

  [data-placement='below'] > & {
    border-inline-start: 0;
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
    overflow-y: hidden;
  }

  @media (width < 992px) {
    border-inline-start: 0;
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }
`;
