import { enterSlate } from './slate';

enterSlate(null);
