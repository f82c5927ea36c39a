import { enterAntd } from './antdPage';
import { VirtualRows } from './virtualRows';

enterAntd(VirtualRows);
