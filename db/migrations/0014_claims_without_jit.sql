-- Up to Postgres 17, a sort that `enable_sort = off` cannot avoid costs 1e10 in the plan, so every claim would be compiled.
alter function claim_deliveries(text, timestamptz, timestamptz, uuid[], text[], integer[], integer, text[], integer[], text[], uuid[], boolean) set jit = off;
