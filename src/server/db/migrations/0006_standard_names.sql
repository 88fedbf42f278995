ALTER TABLE "events" RENAME COLUMN "held_count" TO "reserved_count";--> statement-breakpoint
-- As in the baseline, with the new name of the column.
CREATE OR REPLACE FUNCTION event_waits_are_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	reserved integer := 0;
	waiting integer := 0;
BEGIN
	IF TG_OP <> 'INSERT' AND OLD.ended_at IS NULL THEN
		IF OLD.offered_at IS NULL THEN waiting := waiting - 1; ELSE reserved := reserved - 1; END IF;
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.ended_at IS NULL THEN
		IF NEW.offered_at IS NULL THEN waiting := waiting + 1; ELSE reserved := reserved + 1; END IF;
	END IF;
	IF reserved <> 0 OR waiting <> 0 THEN
		UPDATE events SET reserved_count = reserved_count + reserved, waiting_count = waiting_count + waiting
			WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.event_id ELSE NEW.event_id END;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
ALTER TABLE "relations" RENAME COLUMN "held_at" TO "pending_review_since";--> statement-breakpoint
ALTER TABLE "relations" RENAME COLUMN "passed_at" TO "approved_at";--> statement-breakpoint
ALTER INDEX "relations_held_idx" RENAME TO "relations_pending_review_idx";--> statement-breakpoint
ALTER TABLE "matching_lists" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
UPDATE "matching_rounds" SET "state" = 'finished' WHERE "state" = 'told';