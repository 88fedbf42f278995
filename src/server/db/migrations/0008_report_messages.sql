CREATE TABLE "report_images" (
	"report_id" text NOT NULL,
	"message" integer NOT NULL,
	"position" integer NOT NULL,
	"image_url" text,
	"user_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "report_images_report_id_message_position_pk" PRIMARY KEY("report_id","message","position")
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "messages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "report_images" ADD CONSTRAINT "report_images_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_images" ADD CONSTRAINT "report_images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_images_user_idx" ON "report_images" USING btree ("user_id");