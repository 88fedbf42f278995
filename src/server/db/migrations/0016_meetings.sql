CREATE TABLE "meetings" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by" text NOT NULL,
	"slots" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"offer" jsonb,
	"first_zone" text,
	"second_zone" text,
	"place_kind" text NOT NULL,
	"place_text" text NOT NULL,
	"starts_at" timestamp with time zone,
	"uid" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "matching_results" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matching_results" ADD COLUMN "rated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matching_results" ADD COLUMN "score" integer;--> statement-breakpoint
ALTER TABLE "matching_results" ADD COLUMN "could_not_meet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matching_results" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_first_id_participants_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_second_id_participants_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meetings_first_idx" ON "meetings" USING btree ("first_id","changed_at");--> statement-breakpoint
CREATE INDEX "meetings_second_idx" ON "meetings" USING btree ("second_id","changed_at");--> statement-breakpoint
ALTER TABLE "matching_results" ADD CONSTRAINT "matching_results_rating_check" CHECK (score is null or (score between 1 and 5 and not could_not_meet));
