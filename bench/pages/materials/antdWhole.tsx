import { enterAntd } from './antdPage';

enterAntd(({ pictures, children }) => (
  <div data-scroller>
    <div data-row>{pictures.map(children)}</div>
  </div>
));
