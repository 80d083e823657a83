-- Notes of calls are cleared after 30 days by whoever writes the next one.
grant delete on institution_calls to origination_app;
--> statement-breakpoint
-- What waits to call an institution for the organization of the transaction, of the job tables that are otherwise closed to the application.
create function waiting_institution_jobs()
returns table (resource_id uuid, made_at timestamptz, attempts integer)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select coalesce(j.payload ->> 'queryId', j.payload ->> 'consultId', j.payload ->> 'proposalId')::uuid, j.created_at, j.attempts::integer
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier in ('send_fgts_balance_query', 'send_clt_consult', 'submit_proposal', 'confirm_signature', 'request_cancellation',
        'forward_pending_solution', 'forward_review')
      and j.payload ->> 'organizationId' = public.app_organization()::text and j.attempts < j.max_attempts
    limit 10000;
end $$;
--> statement-breakpoint
revoke all on function waiting_institution_jobs() from public;
--> statement-breakpoint
grant execute on function waiting_institution_jobs() to origination_app;
