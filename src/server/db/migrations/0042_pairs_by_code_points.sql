ALTER TABLE "connections" DROP CONSTRAINT "connections_in_order";--> statement-breakpoint
ALTER TABLE "past_contacts" DROP CONSTRAINT "past_contacts_in_order";--> statement-breakpoint
DROP INDEX "participants_public_page_idx";--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_in_order" CHECK (first_id collate "C" < second_id collate "C");--> statement-breakpoint
ALTER TABLE "past_contacts" ADD CONSTRAINT "past_contacts_in_order" CHECK (first_id collate "C" < second_id collate "C");