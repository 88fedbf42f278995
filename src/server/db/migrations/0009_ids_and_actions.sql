ALTER TABLE "community_last_good" RENAME TO "community_last_known_good";--> statement-breakpoint
ALTER TABLE "community_last_known_good" RENAME CONSTRAINT "community_last_good_pkey" TO "community_last_known_good_pkey";--> statement-breakpoint
ALTER TABLE "event_responsibles" RENAME TO "event_organisers";--> statement-breakpoint
ALTER TABLE "event_organisers" RENAME CONSTRAINT "event_responsibles_event_id_participant_id_pk" TO "event_organisers_event_id_participant_id_pk";--> statement-breakpoint
ALTER TABLE "event_organisers" RENAME CONSTRAINT "event_responsibles_event_id_events_id_fk" TO "event_organisers_event_id_events_id_fk";--> statement-breakpoint
ALTER TABLE "event_organisers" RENAME CONSTRAINT "event_responsibles_participant_id_participants_id_fk" TO "event_organisers_participant_id_participants_id_fk";--> statement-breakpoint
ALTER INDEX "event_responsibles_participant_idx" RENAME TO "event_organisers_participant_idx";--> statement-breakpoint
ALTER TABLE "bulk_acts" RENAME TO "bulk_actions";--> statement-breakpoint
ALTER TABLE "bulk_actions" RENAME COLUMN "act" TO "action";--> statement-breakpoint
ALTER TABLE "bulk_actions" RENAME CONSTRAINT "bulk_acts_pkey" TO "bulk_actions_pkey";--> statement-breakpoint
ALTER TABLE "bulk_actions" RENAME CONSTRAINT "bulk_acts_user_id_users_id_fk" TO "bulk_actions_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "bulk_acts_due_idx" RENAME TO "bulk_actions_due_idx";--> statement-breakpoint
ALTER INDEX "bulk_acts_user_idx" RENAME TO "bulk_actions_user_idx";--> statement-breakpoint
ALTER TABLE "manager_invitations" RENAME COLUMN "author" TO "author_id";--> statement-breakpoint
ALTER TABLE "manager_messages" RENAME COLUMN "author" TO "author_id";--> statement-breakpoint
ALTER TABLE "member_invites" RENAME COLUMN "author" TO "author_id";--> statement-breakpoint
ALTER TABLE "member_notes" RENAME COLUMN "author" TO "author_id";--> statement-breakpoint
ALTER TABLE "deliveries" RENAME COLUMN "says" TO "content_hash";--> statement-breakpoint
ALTER TABLE "audit_entries" RENAME COLUMN "act" TO "action";--> statement-breakpoint
ALTER TABLE "audit_entries" RENAME COLUMN "actor" TO "actor_id";--> statement-breakpoint
ALTER TABLE "audit_entries" RENAME COLUMN "subject" TO "subject_id";--> statement-breakpoint
ALTER TABLE "audit_entries" RENAME COLUMN "related" TO "related_id";--> statement-breakpoint
ALTER TABLE "audit_entries" RENAME COLUMN "message" TO "message_id";--> statement-breakpoint
-- As in the baseline, with the new names of the columns. Their values are hashed, and not their names: chains stay valid.
CREATE OR REPLACE FUNCTION audit_append(e audit_entries) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  last audit_chain;
  next bigint;
  previous text;
  text_hash text := audit_text_hash(e.message_id);
BEGIN
  -- One at a time for a community, from here to the end of the commit.
  PERFORM pg_advisory_xact_lock(hashtextextended('audit of ' || e.community_id, 0));
  SELECT * INTO last FROM audit_chain c WHERE c.community_id = e.community_id ORDER BY c.number DESC LIMIT 1;
  next := coalesce(last.number, 0) + 1;
  previous := coalesce(last.hash, '');
  INSERT INTO audit_chain (community_id, number, entry_id, text_hash, previous, hash)
  VALUES (e.community_id, next, e.id, text_hash, previous, encode(sha256(convert_to(jsonb_build_array(
    next, previous, e.id, e.community_id, (extract(epoch FROM e.at) * 1000000)::bigint, e.action,
    e.actor_id, e.subject_id, e.related_id, e.before, e.after, e.message_id, text_hash)::text, 'UTF8')), 'hex'));
END
$$;
